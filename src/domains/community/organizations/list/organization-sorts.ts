export const organizationSorts = ['name', '-name', 'createdAt', '-createdAt'] as const
export type OrganizationSort = (typeof organizationSorts)[number]
