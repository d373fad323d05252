import type { QueryClient } from '@tanstack/react-query'
import { mutationOf } from '#kit/api/index.ts'
import { patchLists } from '#kit/record-list/index.ts'
import type { Genre, GenreChange, GenreMerge, NewGenre } from './genre.ts'
import { genresKey, genresQuery } from './genres.queries.ts'
import { genresChanged, type ListedGenre } from './list/genre-list.queries.ts'

const show = (client: QueryClient, change: Partial<ListedGenre> & { id: string }) =>
  patchLists<ListedGenre>(client, genresKey, change)

export const createGenreMutation = mutationOf('genres.create', {
  input: (draft: NewGenre) => draft,
  onSuccess: async (genre, _draft, _before, { client }) => {
    await client.cancelQueries(genresQuery)
    client.setQueryData(genresQuery.queryKey, (known) => known && [...known, genre])
  },
  renew: (client) => void genresChanged(client),
})

export const updateGenreMutation = mutationOf('genres.update', {
  input: (change: GenreChange) => change,
  onSuccess: (genre, _change, _before, { client }) => show(client, genre),
  renew: genresChanged,
})

export const deleteGenreMutation = mutationOf('genres.delete', {
  input: ({ id }: Genre) => ({ id }),
  onMutate: ({ id }, { client }) => show(client, { id, isGone: true }),
  onError: (_error, { id }, _before, { client }) => show(client, { id, isGone: false }),
  renew: genresChanged,
})

export const mergeGenreMutation = mutationOf('genres.merge', {
  input: (merge: GenreMerge) => merge,
  onSuccess: (_merged, { id }, _before, { client }) => show(client, { id, isGone: true }),
  renew: (client) => void client.invalidateQueries(),
})
