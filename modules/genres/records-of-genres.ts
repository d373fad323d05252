import type { LinkProps } from '@tanstack/react-router'
import type { Permissions } from '#rules/permissions.ts'

/** A module whose records have a genre exports from its `genre-records.ts` where those of one are listed. */
export interface GenreRecords {
  needs: Permissions
  linkOf: (genreId: string) => LinkProps
}

const found = import.meta.glob<GenreRecords>('../*/genre-records.ts', {
  import: 'default',
  eager: true,
})

export const [genreRecords] = Object.values(found)
