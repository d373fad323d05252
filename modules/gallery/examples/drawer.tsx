import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { Definition, DefinitionList } from '#ui/data/definition-list.tsx'
import { Drawer } from '#ui/overlays/drawer.tsx'
import { SheetClose } from '#ui/overlays/sheet.tsx'
import { sampleBooks } from '../sample-books.ts'

export const group = 'overlays'

export default function DrawerExample() {
  const { t } = useTranslation('gallery')
  return (
    <Drawer
      trigger={<Button>{t('drawer.title')}</Button>}
      title={t('drawer.title')}
      description={t('drawer.description')}
      closeLabel={t('close')}
      actions={
        <>
          <SheetClose render={<Button>{t('cancel')}</Button>} />
          <SheetClose render={<Button variant="primary">{t('save')}</Button>} />
        </>
      }
    >
      {sampleBooks.map((book) => (
        <DefinitionList key={book.id}>
          <Definition term={t('bookTitle')}>{book.title}</Definition>
          <Definition term={t('author')}>{book.author}</Definition>
          <Definition term={t('year')}>{book.year}</Definition>
        </DefinitionList>
      ))}
    </Drawer>
  )
}
