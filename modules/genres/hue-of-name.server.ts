/** A stable hue for a name, the same on every server; `key` is the SQL of the name's unique form. */
export const hueOfName = (key: string) => `('x' || left(md5(${key}), 7))::bit(28)::int % 360`
