import { Building2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inLanguage, type Labels, spokenBy } from '#i18n/languages.ts'
import { createOnDemand } from '#ui/first-use/on-demand.ts'
import { Submenu } from '#ui/overlays/menu.tsx'

const label: Labels = { en: 'Organization', fr: 'Mon organisation', ar: 'المؤسسة', sw: 'Shirika' }

const organizations = createOnDemand(() => import('./organization-switch.tsx'))

/** The menu is open: code and texts of organizations load before the submenu opens. */
export function PersonMenuPart() {
  const { i18n } = useTranslation()
  const [module, setModule] = useState(organizations.here)
  useEffect(() => {
    if (!module) organizations.require(setModule)
  }, [module])
  return (
    <Submenu label={inLanguage(label, spokenBy(i18n))} icon={<Building2 />}>
      {module && <module.OrganizationSwitch />}
    </Submenu>
  )
}
