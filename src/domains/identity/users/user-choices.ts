export const roles = ['admin', 'user'] as const
export const statuses = ['active', 'banned', 'unverified'] as const

/** By what users can be ordered; `-` is from the end. */
export const userSorts = ['name', '-name', 'email', '-email', 'createdAt', '-createdAt'] as const
export type UserSort = (typeof userSorts)[number]
