export const organizationsKey = ['organizations'] as const
