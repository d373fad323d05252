import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod/mini'
import {
  type DashboardPart,
  exactly,
  figures,
  linked,
  rowCount,
  textsOf,
  withChange,
} from '#kit/dashboard/index.server.ts'
import { genres, shownGenre } from '#modules/genres/index.server.ts'
import { countGenres } from '#modules/genres/served/index.server.ts'
import type { Database } from '#platform/database/database.ts'

type Orm = Pick<Database, 'orm'>

const text = textsOf('catalogue-dashboard')
const few = 5

export const genresPart: DashboardPart = {
  needs: { genre: ['read'] },
  figures: ['genres'],
  sections: { genres: z.array(z.object({ ...shownGenre, count: z.int() })) },
  async read(database) {
    const counted = await readGenres(database)
    const figure = await withChange(database, 'genres', exactly(counted.length))
    const rows = counted.map(({ id, name, nameFr, nameAr, nameSw, colour, count }) => ({
      id,
      name,
      names: { fr: nameFr ?? '', ar: nameAr ?? '', sw: nameSw ?? '' },
      link: { to: '/manager/books', search: { genre: id } } as const,
      hue: colour,
      value: count,
    }))
    // A genre with a single book is often a misspelling of another.
    const lonely = rows.filter(({ value }) => value <= 1)
    return {
      sections: { genres: counted },
      items: [
        {
          kind: 'figure',
          name: 'genres',
          look: 'small',
          figure,
          link: linked(text('figures.genres'), '/manager/dashboard', { hash: 'genres' }),
        },
        {
          kind: 'attention',
          order: 40,
          icon: 'tag',
          title: text('attention.lonelyGenres'),
          total: { count: lonely.length, exact: true },
          rows: lonely.slice(0, few),
          link: linked(text('attention.mergeGenres'), '/manager/genres'),
        },
        {
          kind: 'ranking',
          order: 30,
          anchor: 'genres',
          title: text('genres.title'),
          none: text('genres.none'),
          headers: { name: text('genres.name'), value: text('figures.books') },
          rows,
          folded: { after: 12, title: text('genres.more'), label: text('genres.others') },
        },
      ],
    }
  },
  counts: [rowCount('genres', genres)],
}

async function readGenres(database: Orm) {
  const counted = await countGenres(database)
  const large = counted.filter(({ books }) => !books.exact).map(({ id }) => id)
  const kept = await keptCounts(database, large)
  return counted
    .map(({ books, ...genre }) =>
      Object.assign(genre, { count: Math.max(books.count, kept.get(genre.id) ?? 0) }),
    )
    .toSorted((one, other) => other.count - one.count)
}

async function keptCounts({ orm }: Orm, ids: string[]) {
  if (ids.length === 0) return new Map<string, number>()
  const rows = await orm
    .select({ id: figures.part, count: figures.value })
    .from(figures)
    .where(and(eq(figures.name, 'booksOfGenre'), inArray(figures.part, ids)))
  return new Map(rows.map(({ id, count }) => [id, count]))
}
