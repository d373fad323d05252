/** The first thing the keyboard reaches: past the navigation, to what the page is about. */
export function SkipLink({ label, target = 'main' }: { label: string; target?: string }) {
  return (
    <a
      href={`#${target}`}
      className="sr-only rounded-md bg-card px-4 py-2 font-medium text-plum shadow-floating focus:not-sr-only focus:fixed focus:start-[max(--spacing(3),var(--safe-side))] focus:top-[max(--spacing(3),var(--safe-top))] focus:z-60"
    >
      {label}
    </a>
  )
}
