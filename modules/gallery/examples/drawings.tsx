import { Bookshelf } from '#ui/feedback/drawings/bookshelf.tsx'
import { Checklist } from '#ui/feedback/drawings/checklist.tsx'
import { ClockFace } from '#ui/feedback/drawings/clock-face.tsx'
import { EmptyTray } from '#ui/feedback/drawings/empty-tray.tsx'
import { Envelope } from '#ui/feedback/drawings/envelope.tsx'
import { GroupOfPeople } from '#ui/feedback/drawings/group-of-people.tsx'
import { KeyOnRing } from '#ui/feedback/drawings/key-on-ring.tsx'
import { OpenPages } from '#ui/feedback/drawings/open-pages.tsx'
import { Tags } from '#ui/feedback/drawings/tags.tsx'

export const group = 'feedback'

export default function DrawingsExample() {
  return (
    <div className="flex flex-wrap gap-6">
      <Bookshelf />
      <OpenPages />
      <EmptyTray />
      <Envelope />
      <GroupOfPeople />
      <ClockFace />
      <Checklist />
      <Tags />
      <KeyOnRing />
    </div>
  )
}
