import { productName } from '#shared/site.ts';

/** The product's mark, with its name unless there is no room. */
export function Brand({ compact = false }: { compact?: boolean }) {
  return (
    <span className="flex min-w-0 items-center gap-2 text-md font-[640] tracking-[-0.02em] text-ink">
      <svg viewBox="0 0 32 32" className="size-7 shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-fill" />
        <path
          d="M10 24V8h7.2a5.3 5.3 0 0 1 1.6 10.3L22.6 24"
          className="fill-transparent stroke-on-fill"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={compact ? 'sr-only' : 'truncate'}>{productName}</span>
    </span>
  );
}
