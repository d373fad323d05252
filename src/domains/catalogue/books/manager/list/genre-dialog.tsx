import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Genre } from '#domains/catalogue/genres/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Combobox } from '#ui/fields/combobox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

interface GenreDialogProps {
  open: boolean
  genres: readonly Genre[]
  onChoose: (genreId: string) => void
  onClose: () => void
}

export function GenreDialog({ open, genres, onChoose, onClose }: GenreDialogProps) {
  const { t } = useTranslation(['books', 'common'])
  const [genreId, setGenreId] = useState<string>()
  const items = genres.map(({ id, name }) => ({ value: id, label: name }))

  function close() {
    setGenreId(undefined)
    onClose()
  }

  function choose() {
    if (genreId === undefined) return
    onChoose(genreId)
    close()
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={t('list.setGenre')}
      closeLabel={t('common:actions.close')}
      actions={
        <Button variant="primary" disabled={genreId === undefined} onClick={choose}>
          {t('list.setGenre')}
        </Button>
      }
    >
      <Field label={t('fields.genre')}>
        <Combobox
          items={items}
          value={items.find(({ value }) => value === genreId) ?? null}
          onValueChange={(item) => setGenreId(item?.value)}
          emptyText={t('list.noGenre')}
          clearLabel={t('list.allGenres')}
          openLabel={t('list.showGenres')}
        />
      </Field>
    </Dialog>
  )
}
