/** Everything that is known of users begins with this, and is looked at anew when one has changed. */
export const usersKey = ['users'] as const
