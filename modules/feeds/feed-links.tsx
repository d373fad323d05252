import { feedAddress, feedFormats, feedTypes } from './feed-address.ts'

/** For the head of a page: feed readers and browsers find its feeds by these links. */
export const FeedLinks = ({ name, title }: { name: string; title: string }) =>
  feedFormats.map((format) => (
    <link
      key={format}
      rel="alternate"
      type={feedTypes[format]}
      title={title}
      href={feedAddress(name, format)}
    />
  ))
