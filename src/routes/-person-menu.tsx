import type { ComponentType } from 'react'
import { PersonMenu } from '#domains/identity/sign-out/index.ts'
import { NotificationBell } from '#kit/notifications/index.ts'
import type { Area } from '#layouts/commands/navigation.ts'

const parts = Object.entries(
  import.meta.glob<ComponentType>('../../modules/*/person-menu-part.tsx', {
    import: 'PersonMenuPart',
    eager: true,
  }),
)

export const PersonMenuWithParts = ({ area }: { area: Area }) => (
  <div className="flex items-center gap-1">
    <NotificationBell />
    <PersonMenu area={area}>
      {parts.map(([path, Part]) => (
        <Part key={path} />
      ))}
    </PersonMenu>
  </div>
)
