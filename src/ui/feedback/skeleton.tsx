import type { ReactNode } from 'react'

/** The delay of 150 ms keeps a quick response from flashing it. */
export function Skeleton({ className, round }: { className: string; round?: boolean }) {
  return (
    <span
      aria-hidden
      className={`block overflow-hidden transition-opacity delay-150 duration-200 [content-visibility:auto] before:block before:size-full before:animate-pulse before:bg-line starting:opacity-0 forced-colors:border ${round ? 'rounded-full' : 'rounded-sm'} ${className}`}
    />
  )
}

export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy>
      <output className="sr-only">{label}</output>
      {children}
    </div>
  )
}
