/** Text that our own build made of our own Markdown. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made at build of files in this repository
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
