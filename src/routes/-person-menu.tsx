import type { ComponentType } from 'react'
import { PersonMenu } from '#domains/identity/sign-out/index.ts'
import type { Area } from '#layouts/commands/navigation.ts'

const headerParts = Object.entries(
  import.meta.glob<ComponentType>('../../modules/*/header-part.tsx', {
    import: 'HeaderPart',
    eager: true,
  }),
)

const menuParts = Object.entries(
  import.meta.glob<ComponentType>('../../modules/*/person-menu-part.tsx', {
    import: 'PersonMenuPart',
    eager: true,
  }),
)

const show = (parts: typeof menuParts) => parts.map(([path, Part]) => <Part key={path} />)

export const PersonMenuWithParts = ({ area }: { area: Area }) => (
  <div className="flex items-center gap-1">
    {show(headerParts)}
    <PersonMenu area={area}>{show(menuParts)}</PersonMenu>
  </div>
)
