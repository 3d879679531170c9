import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

const control =
  'rounded-md border border-control/60 bg-surface text-md md:text-base text-ink shadow-1 transition-colors placeholder:text-ink-3 hover:border-control focus-visible:outline-offset-0 aria-invalid:border-bad disabled:opacity-60';

/** The look of every text control; its width is up to its place. */
export const bareControlClass = clsx(control, 'h-11 md:h-9 px-3');

/** The same, as wide as its place. */
export const controlClass = clsx(bareControlClass, 'w-full');

interface FieldProps {
  label: ReactNode;
  /** Read out but not shown, where the place says it already. */
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Beside the label, for example a counter or a link. */
  aside?: ReactNode;
  className?: string;
}

interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

/** A labelled control with its hint and its fault; `children` gets the ids that tie them together. */
function Field({
  label,
  hideLabel,
  hint,
  error,
  aside,
  className,
  children,
}: FieldProps & { children: (ids: ControlIds) => ReactNode }) {
  const id = useId();
  const described = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return (
    <div className={clsx('grid gap-1.5', className)}>
      <div className={clsx('flex items-baseline justify-between gap-3', hideLabel && !aside && 'sr-only')}>
        <label htmlFor={id} className={clsx('text-sm font-[540] text-ink', hideLabel && 'sr-only')}>
          {label}
        </label>
        {aside && <span className="tabular text-xs text-ink-3">{aside}</span>}
      </div>
      {children({ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm text-bad" role="alert">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span>{error}</span>
        </p>
      )}
      {hint && !error && (
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}

type Own<Tag extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<Tag>, 'id' | 'className'> &
  FieldProps;

const split = <P extends FieldProps>({ label, hideLabel, hint, error, aside, className, ...rest }: P) => ({
  field: {
    label,
    hint,
    error,
    aside,
    ...(hideLabel ? { hideLabel } : {}),
    ...(className ? { className } : {}),
  },
  rest,
});

export function TextField(props: Own<'input'>) {
  const { field, rest } = split(props);
  return <Field {...field}>{(ids) => <input {...rest} {...ids} className={controlClass} />}</Field>;
}

export function TextArea(props: Own<'textarea'>) {
  const { field, rest } = split(props);
  return (
    <Field {...field}>
      {(ids) => (
        <textarea
          rows={2}
          {...rest}
          {...ids}
          className={clsx(
            control,
            'field-sizing-content w-full px-3 py-[0.55rem] md:py-[0.4rem]',
            Number(rest.rows ?? 2) > 4 && 'min-h-40',
          )}
        />
      )}
    </Field>
  );
}

export function SelectField({ children, ...props }: Own<'select'>) {
  const { field, rest } = split(props);
  return (
    <Field {...field}>
      {(ids) => (
        <select {...rest} {...ids} className={clsx(controlClass, 'select-arrow pr-8')}>
          {children}
        </select>
      )}
    </Field>
  );
}
