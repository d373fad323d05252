/** The admin owns it; other tests must not change it. */
export const ORGANIZATION = { name: 'Maplewood Readers', slug: 'maplewood-readers' } as const
