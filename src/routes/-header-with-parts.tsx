import type { ComponentType } from 'react'
import { PersonMenu } from '#domains/identity/sign-out/index.ts'
import type { HeaderPart } from '#kit/parts/index.ts'
import type { Area } from '#layouts/commands/navigation.ts'

const headerParts = Object.entries(
  import.meta.glob<HeaderPart>('../../modules/*/header-part.tsx', {
    import: 'headerPart',
    eager: true,
  }),
)

const menuParts = Object.entries(
  import.meta.glob<ComponentType>('../../modules/*/person-menu-part.tsx', {
    import: 'PersonMenuPart',
    eager: true,
  }),
)

export function HeaderWithParts({ area }: { area: Area }) {
  // Renders once for each area: memo caches would only make the first load larger.
  'use no memo'
  const partsAt = (place: HeaderPart['place']) =>
    headerParts.map(([path, part]) => part.place === place && <part.Part key={path} area={area} />)
  return (
    <>
      <div>{partsAt('search')}</div>
      <div className="flex items-center justify-end gap-1">
        {partsAt('beside-menu')}
        <PersonMenu area={area}>
          {menuParts.map(([path, Part]) => (
            <Part key={path} />
          ))}
        </PersonMenu>
      </div>
    </>
  )
}
