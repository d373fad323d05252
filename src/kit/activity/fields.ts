/** In display order. */
export const fieldNames = [
  'name',
  'slug',
  'email',
  'role',
  'title',
  'author',
  'genreId',
  'colour',
  'publisher',
  'publishedYear',
  'isbn',
  'description',
  'coverId',
  'logoId',
  'organization',
  'team',
  'access',
  'reason',
  'expiresAt',
  'method',
  'purpose',
  'userAgent',
  'ipAddress',
  'invite',
  'searchTerm',
  'status',
  'count',
  'read',
  'created',
  'updated',
  'rejected',
  'genresCreated',
] as const

export type FieldName = (typeof fieldNames)[number]

export const isField = (name: string): name is FieldName =>
  fieldNames.some((known) => known === name)
