import { Progress as Base } from '@base-ui/react/progress'

export function PageProgress({ active, label }: { active: boolean; label: string }) {
  if (!active) return null
  return (
    <Base.Root
      value={null}
      aria-label={label}
      className="fixed inset-x-0 top-0 z-60 h-0.5 overflow-hidden transition-opacity delay-150 duration-200 starting:opacity-0"
    >
      <Base.Track className="size-full">
        <Base.Indicator className="block h-full w-2/5 animate-sweep bg-accent rtl:[--reading:-1] forced-colors:bg-[Highlight]" />
      </Base.Track>
    </Base.Root>
  )
}
