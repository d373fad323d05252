import type { ComponentType } from 'react'
import { Checklist } from '#ui/feedback/drawings/checklist.tsx'
import { ClockFace } from '#ui/feedback/drawings/clock-face.tsx'
import { EmptyTray } from '#ui/feedback/drawings/empty-tray.tsx'
import { Envelope } from '#ui/feedback/drawings/envelope.tsx'

export const group = 'feedback'

const ofModules = Object.values(
  import.meta.glob<Record<string, ComponentType>>('../../*/drawings/*.tsx', { eager: true }),
).flatMap((drawings) => Object.values(drawings))

export default function DrawingsExample() {
  return (
    <div className="flex flex-wrap gap-6">
      <EmptyTray />
      <Envelope />
      <ClockFace />
      <Checklist />
      {ofModules.map((Drawing) => (
        <Drawing key={Drawing.name} />
      ))}
    </div>
  )
}
