import { CircleAlert, ImageUp, RotateCcw, X } from 'lucide-react';
import { useRef } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { AppError } from '#shared/errors.ts';
import { pictureLimits } from '#shared/model/picture.ts';
import { errorText } from '../../../lib/error-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { EarlierPictures } from './earlier-pictures.tsx';
import { PictureFault } from './fit.ts';
import { messages } from './messages.ts';
import { ShopPictures } from './shop-pictures.tsx';
import type { useUpload } from './use-upload.ts';

const megabytes = pictureLimits.original / 1_000_000;

const faultText = (intl: IntlShape, error: unknown): string => {
  if (error instanceof PictureFault) return intl.formatMessage(messages[error.why], { megabytes });
  const isFull = error instanceof AppError && error.issues.some(({ code }) => code === 'noRoom');
  return isFull ? intl.formatMessage(messages.noRoom) : errorText(intl, error);
};

/** Whether the same file may do another time. */
const isPassing = (error: unknown): boolean =>
  error instanceof AppError && (error.code === 'unavailable' || error.code === 'internal');

interface Props {
  uploading: ReturnType<typeof useUpload>;
  /** Takes a picture that was uploaded before, or one of the shop. */
  choose(url: string): void;
}

/** Ways to a picture besides its address, and how an upload goes. */
export function UploadControls({ uploading: { state, start, cancel }, choose }: Props) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const isRunning = state.kind === 'shrinking' || state.kind === 'sending';
  const step = isRunning ? intl.formatMessage(messages[state.kind]) : '';
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button size="sm" busy={isRunning} onClick={() => input.current?.click()}>
          {!isRunning && <ImageUp className="size-4" aria-hidden />}
          <FormattedMessage {...messages.upload} />
        </Button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={({ target }) => {
            start(target.files?.[0]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        {isRunning ? (
          <Button size="sm" variant="ghost" onClick={cancel}>
            <X className="size-4" aria-hidden />
            <FormattedMessage {...messages.cancel} />
          </Button>
        ) : (
          <>
            <EarlierPictures choose={choose} />
            <ShopPictures choose={choose} />
          </>
        )}
      </div>
      {!isRunning && (
        <p className="text-sm text-ink-3 pointer-coarse:hidden">
          <FormattedMessage {...messages.otherWays} />
        </p>
      )}
      <div role="status" className="grid gap-1.5 text-sm text-ink-3 empty:hidden">
        {isRunning && (
          <>
            {step}
            <Progress label={step} />
          </>
        )}
      </div>
      {state.kind === 'failed' && (
        <div className="grid justify-items-start gap-2">
          <p className="flex gap-1.5 text-sm text-bad" role="alert">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            <span>{faultText(intl, state.error)}</span>
          </p>
          {isPassing(state.error) && (
            <Button size="sm" onClick={() => start(state.file)}>
              <RotateCcw className="size-4" aria-hidden />
              <FormattedMessage {...messages.again} />
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
