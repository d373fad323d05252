import { HueDot } from '#ui/data/hue-dot.tsx'

export const group = 'data'

export default function HueDotExample() {
  return (
    <div className="flex items-center gap-4">
      <HueDot hue={20} />
      <HueDot hue={210} className="size-4" />
    </div>
  )
}
