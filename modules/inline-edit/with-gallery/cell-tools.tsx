import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/button.tsx'
import { TableHeader } from '#ui/data/table-header.tsx'
import { TableCell, TableRow } from '#ui/data/table-row.tsx'
import { Table } from '#ui/data/table.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { CellButton, CellField, CellNote, CellPencil } from '../ui/cell-tools.tsx'

export const group = 'data'

const books = [
  { id: 'moby', title: 'Moby-Dick; or, The Whale', author: 'Herman Melville' },
  { id: 'season', title: 'موسم الهجرة إلى الشمال', author: 'الطيب صالح' },
  { id: 'kusadikika', title: 'Kusadikika', author: 'Shaaban Robert' },
]

export default function CellToolsExample() {
  const { t } = useTranslation('gallery')
  const [edited, setEdited] = useState<string>()
  const [noted, setNoted] = useState<string>()
  const edit = (id: string) => () => setEdited(id)
  return (
    <div className="-mx-5 sm:mx-0">
      <Table
        caption={t('books')}
        headers={[t('bookTitle'), t('author')].map((name) => (
          <TableHeader key={name}>{name}</TableHeader>
        ))}
      >
        {books.map((book) => (
          <TableRow key={book.id}>
            <TableCell slot="title">
              {book.title}
              <CellPencil
                label={t('edit')}
                style={{ insetInlineStart: 0 }}
                onClick={edit(book.id)}
              />
            </TableCell>
            <TableCell>
              {book.author}
              {edited === book.id && (
                <CellField
                  label={t('edit')}
                  side="start"
                  onKeyDown={({ key }) => {
                    if (key === 'Enter') setEdited(undefined)
                  }}
                >
                  <Field label={t('author')}>
                    <TextInput defaultValue={book.author} />
                  </Field>
                </CellField>
              )}
              {edited !== book.id && noted === book.id && (
                <CellButton label={t('edit')} onClick={edit(book.id)} />
              )}
              {noted === book.id && (
                <CellNote tone="warning" side="start">
                  <Button size="sm" onClick={() => setNoted(undefined)}>
                    {t('close')}
                  </Button>
                </CellNote>
              )}
              {noted === undefined && (
                <Button size="sm" onClick={() => setNoted(book.id)}>
                  {t('open')}
                </Button>
              )}
            </TableCell>
          </TableRow>
        ))}
      </Table>
    </div>
  )
}
