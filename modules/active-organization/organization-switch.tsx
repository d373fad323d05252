import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ownOrganizationsQuery } from '#modules/organizations/index.ts'
import { MenuRadioGroup } from '#ui/overlays/menu-choice.tsx'
import { MenuSeparator } from '#ui/overlays/menu-group.tsx'
import { MenuLinkItem } from '#ui/overlays/menu-item.tsx'
import { useSwitchOrganization } from './use-switch-organization.tsx'

const nowhere = ''

export function OrganizationSwitch() {
  const { t, ready } = useTranslation('organizations')
  const { data } = useInfiniteQuery(ownOrganizationsQuery({}))
  const { activeId, switchTo } = useSwitchOrganization()
  if (!ready) return null
  const own = data?.pages.flatMap(({ items }) => items) ?? []
  const active = own.find(({ id }) => id === activeId)
  return (
    <>
      {own.length > 0 && (
        <>
          <MenuRadioGroup
            label={t('list.active')}
            value={active?.id ?? nowhere}
            onValueChange={(next) => switchTo(own.find(({ id }) => id === next))}
            options={[
              { value: nowhere, label: t('list.none') },
              ...own.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> })),
            ]}
          />
          <MenuSeparator />
        </>
      )}
      <MenuLinkItem icon={<Building2 />} render={<Link to="/app/organizations" />}>
        {t('caption')}
      </MenuLinkItem>
    </>
  )
}
