import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SidebarGroup, SidebarItem } from '#ui/navigation/sidebar.tsx'
import { useAllowedOf } from './commands/allowed.tsx'
import { CommandLink } from './commands/command-link.tsx'
import type { Place } from './commands/command.ts'
import { useExits, usePlaces } from './commands/use-places.tsx'

/** The items below a page's item, such as the views of its list. */
type Under = (place: Place) => ReactNode

export function ManagerPlaces({ under }: { under?: Under }) {
  const { t } = useTranslation('layouts')
  const { application, configuration } = usePlaces().manager
  return (
    <>
      <SidebarGroup label={t('navigation.application')}>
        <Items places={application} under={under} />
      </SidebarGroup>
      <SidebarGroup label={t('navigation.configuration')}>
        <Items places={configuration} under={under} />
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

interface ItemsProps {
  places: readonly Place[]
  under?: Under | undefined
}

function Items({ places, under }: ItemsProps) {
  return useAllowedOf(places).map((place) => (
    <Fragment key={place.id}>
      <SidebarItem icon={place.icon} label={place.label} render={<CommandLink place={place} />} />
      {under?.(place)}
    </Fragment>
  ))
}
