/** Everything that is known of organizations begins with this, and is looked at anew when one has changed. */
export const organizationsKey = ['organizations'] as const
