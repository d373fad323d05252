export const LEAVE = ['leave'] as const
