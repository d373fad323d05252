import { useTranslation } from 'react-i18next'
import { SidebarGroup, SidebarItem } from '#ui/navigation/sidebar.tsx'
import { CommandLink } from './commands/command-link.tsx'
import { isAllowed, type Place } from './commands/command.ts'
import { usePermissions } from './commands/use-permissions.ts'
import { useExits, usePlaces } from './commands/use-places.tsx'

export function ManagerPlaces() {
  const { t } = useTranslation('layouts')
  const { application, configuration } = usePlaces().manager
  return (
    <>
      <SidebarGroup label={t('navigation.application')}>
        <Items places={application} />
      </SidebarGroup>
      <SidebarGroup label={t('navigation.configuration')}>
        <Items places={configuration} />
      </SidebarGroup>
    </>
  )
}

export function ManagerExits() {
  const { app, documentation } = useExits()
  return (
    <ul className="space-y-0.5">
      <Items places={[app, ...documentation]} />
    </ul>
  )
}

function Items({ places }: { places: readonly Place[] }) {
  const permissions = usePermissions()
  return places
    .filter((place) => isAllowed(place, permissions))
    .map((place) => (
      <SidebarItem
        key={place.id}
        icon={place.icon}
        label={place.label}
        render={<CommandLink place={place} />}
      />
    ))
}
