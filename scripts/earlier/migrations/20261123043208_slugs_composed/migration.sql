-- A name in Hangul had given an address in pieces, by which nothing was found. One syllable alone is too short for an
-- address: it gets one as a name without letters does.
UPDATE "organizations" SET "slug" = "composed"."slug"
FROM (
  SELECT "id", CASE
    WHEN char_length(normalize("slug", NFKC)) < 2 THEN left(md5("id"::text), 8)
    ELSE normalize("slug", NFKC)
  END AS "slug"
  FROM "organizations" WHERE "slug" IS NOT NFKC NORMALIZED
) AS "composed"
WHERE "organizations"."id" = "composed"."id" AND NOT EXISTS (
  SELECT FROM "organizations" AS "other" WHERE "other"."slug" = "composed"."slug"
);
