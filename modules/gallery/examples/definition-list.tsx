import { useTranslation } from 'react-i18next'
import { Definition, DefinitionList } from '#ui/data/definition-list.tsx'

export const group = 'data'

export default function DefinitionListExample() {
  const { t } = useTranslation('gallery')
  return (
    <DefinitionList>
      <Definition term={t('bookTitle')}>{t('mobyDick')}</Definition>
      <Definition term={t('author')}>{t('melville')}</Definition>
      <Definition term={t('year')}>{1851}</Definition>
      <Definition term={t('isbn')}>
        <span dir="ltr">978-0-14-243724-7</span>
      </Definition>
    </DefinitionList>
  )
}
