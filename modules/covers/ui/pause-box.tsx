import { Pause, Play } from 'lucide-react'

/** Needs no script: the style of what moves asks whether a `:checked` box is in it. */
export function PauseBox({ label }: { label: string }) {
  return (
    <label
      title={label}
      className="pause-box absolute end-4 bottom-4 grid size-10 place-items-center rounded-full border border-line-strong bg-card text-ink-soft hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent motion-reduce:hidden pointer-coarse:size-11"
    >
      <input
        type="checkbox"
        aria-label={label}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <Pause aria-hidden className="size-4 peer-checked:hidden" />
      <Play aria-hidden className="hidden size-4 peer-checked:block" />
    </label>
  )
}
