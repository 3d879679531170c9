import type { AskedQuestion } from '#shared/quiz/artefact.ts';

/** A question's picture or film, in a place whose height is known before it is there. */
export const Media = ({ question, alt }: { question: AskedQuestion; alt: string }) => {
  if (question.video)
    return (
      // biome-ignore lint/a11y/useMediaCaption: the merchant's film; its words stand in the question's help
      <video
        className="rq-media"
        controls
        playsInline
        preload="none"
        src={question.video}
        poster={question.image}
        aria-label={alt || undefined}
      />
    );
  if (question.image) return <img className="rq-media" src={question.image} alt={alt} decoding="async" />;
  return null;
};
