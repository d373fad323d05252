import { useTranslation } from 'react-i18next'
import { OutsideLink } from '#ui/actions/outside-link.tsx'

export const group = 'actions'

export default function OutsideLinkExample() {
  const { t } = useTranslation('gallery')
  return <OutsideLink href="https://www.gutenberg.org/ebooks/2701">{t('mobyDick')}</OutsideLink>
}
