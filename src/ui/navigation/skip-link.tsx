/** The URL stays, because its fragment may open a dialog. */
export function SkipLink({ label, target = 'main' }: { label: string; target?: string }) {
  return (
    <a
      href={`#${target}`}
      onClick={(event) => {
        const goal = document.querySelector<HTMLElement>(`#${target}`)
        if (!goal) return
        event.preventDefault()
        goal.focus()
      }}
      className="sr-only rounded-md bg-card px-4 py-2 font-medium text-accent shadow-floating focus:not-sr-only focus:fixed focus:start-[max(--spacing(3),var(--safe-side))] focus:top-[max(--spacing(3),var(--safe-top))] focus:z-60"
    >
      {label}
    </a>
  )
}
