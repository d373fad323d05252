import { Building2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { inLanguage, type Labels, spokenBy } from '#i18n/languages.ts'
import { Submenu } from '#ui/overlays/menu.tsx'
import { OrganizationSwitch } from './organizations/screens/active/organization-switch.tsx'

const label: Labels = { en: 'Organization', fr: 'Mon organisation', ar: 'المؤسسة', sw: 'Shirika' }

/** The texts of organizations load when the submenu opens. */
export function PersonMenuPart() {
  const { i18n } = useTranslation()
  return (
    <Submenu label={inLanguage(label, spokenBy(i18n))} icon={<Building2 />}>
      <OrganizationSwitch />
    </Submenu>
  )
}
