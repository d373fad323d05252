/** The hue that a name has by itself, the same on every server for ever; `key` is the SQL of its unique form. */
export const hueOfName = (key: string) => `('x' || left(md5(${key}), 7))::bit(28)::int % 360`
