import { useTranslation } from 'react-i18next'
import { BuildInfo } from '#kit/about/index.ts'
import { productLinks } from '#rules/product.ts'
import { OutsideLink } from '#ui/actions/outside-link.tsx'

export function ProjectLinks() {
  const { t } = useTranslation('home')
  return (
    <footer className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4 text-sm">
      <OutsideLink href={productLinks.documentation}>{t('documentation')}</OutsideLink>
      <OutsideLink href={productLinks.issues}>{t('openIssue')}</OutsideLink>
      <div className="sm:ms-auto">
        <BuildInfo />
      </div>
    </footer>
  )
}
