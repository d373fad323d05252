import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '#kit/api/index.ts'
import { BulkBar, BulkReport, useBulk, type useRecordList } from '#kit/record-list/index.ts'
import { Allowed } from '#layouts/commands/allowed.tsx'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { createGenreMutation } from '../genres.mutations.ts'
import { genresKey } from '../genres.queries.ts'
import { genresChanged, type ListedGenre } from '../list/genre-list.queries.ts'
import { useGenreName } from '../names/use-genre-name.ts'
import { useUndo } from './use-undo.tsx'

interface GenreBulkProps {
  list: ReturnType<typeof useRecordList<ListedGenre>>
}

export function GenreBulk({ list }: GenreBulkProps) {
  const { t } = useTranslation('genres')
  const bulk = useBulkGenres(list.rows)
  const nameOf = useGenreName()

  function nameWith(id: string) {
    const genre = list.rows.find((row) => row.id === id)
    return genre && nameOf(genre)
  }

  return (
    <>
      <BulkBar list={list} progress={bulk.progress}>
        <Allowed needs={{ genre: ['delete'] }}>
          <Button
            size="sm"
            onClick={() => {
              void bulk.act({ ids: list.selection.ids }, { type: 'delete' })
              list.release({ leave: true })
            }}
          >
            <Trash2 aria-hidden />
            {t('list.delete')}
          </Button>
        </Allowed>
      </BulkBar>
      <BulkReport bulk={bulk} nameOf={nameWith} />
    </>
  )
}

function useBulkGenres(rows: readonly ListedGenre[]) {
  const { t } = useTranslation('genres')
  const undo = useUndo(createGenreMutation, { genre: ['create'] })
  return useBulk<ListedGenre, never, { type: 'delete' }>({
    send: async (chosen, action) => {
      const ids = 'ids' in chosen ? chosen.ids : []
      return call('genres.bulk', { ids, action })
    },
    changed: (genre) => ({ ...genre, isGone: true }),
    queryKey: genresKey,
    renew: genresChanged,
    onDone({ count, target }) {
      const deleted = rows.filter(({ id }) => target.ids.includes(id))
      toast.success(t('done.deletedMany', { count }), undo(deleted))
    },
  })
}
