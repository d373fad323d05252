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
