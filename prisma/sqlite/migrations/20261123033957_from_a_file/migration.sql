-- AlterTable
ALTER TABLE "Entry" ADD COLUMN "fromFile" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Seed" ADD COLUMN "fromFile" BOOLEAN NOT NULL DEFAULT false;

-- What was brought in earlier can be told apart: ids grow with the time (the first twelve digits are milliseconds), and a copy has
-- new ids and old dates. Two seconds are left for a clock that is read a moment before an id is made.
UPDATE "Seed" SET "fromFile" = true WHERE replace(substr("id", 1, 13), '-', '') > printf('%012x', CAST((julianday("startedAt") - 2440587.5) * 86400000 AS INTEGER) + 2000);
UPDATE "Entry" SET "fromFile" = true WHERE replace(substr("id", 1, 13), '-', '') > printf('%012x', CAST((julianday("createdAt") - 2440587.5) * 86400000 AS INTEGER) + 2000)
  AND "campaignId" IN (SELECT "id" FROM "Campaign" WHERE replace(substr("id", 1, 13), '-', '') > printf('%012x', CAST((julianday("createdAt") - 2440587.5) * 86400000 AS INTEGER) + 2000));
UPDATE "Entry" SET "fromFile" = true WHERE "undoes" IN (SELECT "id" FROM "Entry" WHERE "fromFile")
  OR ("kind" = 'reveal' AND "streamId" IN (SELECT "id" FROM "Entry" WHERE "fromFile"));
