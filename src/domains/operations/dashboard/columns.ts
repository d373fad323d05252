export const stack = 'grid grid-cols-[minmax(0,1fr)] gap-6'

/** Two columns stand in a `@container`: large text leaves room for one. */
export const twoColumns =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:@2xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:@2xl:grid-rows-[auto_1fr]'
