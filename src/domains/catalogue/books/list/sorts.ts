export const sorts = [
  'title',
  '-title',
  'author',
  '-author',
  'createdAt',
  '-createdAt',
  'publishedYear',
  '-publishedYear',
] as const
export type Sort = (typeof sorts)[number]

export const isSort = (value: unknown): value is Sort => sorts.some((sort) => sort === value)
