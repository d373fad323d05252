import { useTranslation } from 'react-i18next'
import { BuildInfo } from '#kit/about/index.ts'
import { productLinks } from '#rules/product.ts'
import { OutsideLink } from '#ui/actions/outside-link.tsx'
import { AreaSwitch } from './area-switch.tsx'

export function ProjectLinks() {
  const { t } = useTranslation('home')
  return (
    <footer className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-5 text-sm">
      <AreaSwitch here="app" />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 sm:ms-auto">
        <OutsideLink href={productLinks.documentation}>{t('documentation')}</OutsideLink>
        <OutsideLink href={productLinks.issues}>{t('openIssue')}</OutsideLink>
        <BuildInfo />
      </div>
    </footer>
  )
}
