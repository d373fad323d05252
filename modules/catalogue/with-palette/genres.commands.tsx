import type { TFunction } from 'i18next'
import { Tag } from 'lucide-react'
import { fold } from '#i18n/fold.ts'
import { call } from '#kit/api/index.ts'
import type { Command } from '#layouts/commands/command.ts'
import { genresIn, genresKey } from '#modules/genres/index.ts'
import type { RecordSearch } from '#modules/palette/index.ts'
import { HueDot } from '#ui/data/hue-dot.tsx'

export function genreCommands(t: TFunction<'layouts'>): Command[] {
  return [
    {
      id: 'genres.new',
      to: '/manager/genres',
      hash: 'new',
      group: 'new',
      label: t('commands.newGenre'),
      icon: <Tag />,
      needs: { apps: ['manager'], genre: ['create'] },
    },
  ]
}

const most = 3

export const searchGenres: RecordSearch = {
  group: 'genres',
  icon: <Tag />,
  needs: { genre: ['read'] },
  queryKey: genresKey,
  async find(term, { signal, language }) {
    const { items } = await call('genres.names', undefined, { signal })
    const sought = fold(term)
    return genresIn(items, language)
      .filter(({ alsoNamed }) => alsoNamed.some((name) => name && fold(name).includes(sought)))
      .slice(0, most)
      .map(({ id, name, colour }) => ({
        id,
        label: name,
        picture: <HueDot hue={colour} className="size-2.5" />,
      }))
  },
  pathOf: (_id, area) => `/${area}/books`,
  searchOf: (id) => ({ genre: id }),
}
