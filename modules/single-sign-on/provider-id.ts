/** An organization has one provider, for addresses of its own domains. */
export const providerOfOrganization = (organizationId: string) => `organization-${organizationId}`

export const organizationIn = (providerId: string) =>
  /^organization-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(providerId)?.[1]
