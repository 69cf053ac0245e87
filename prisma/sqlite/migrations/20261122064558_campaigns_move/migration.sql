-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_Seed" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "campaignId" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "secret" TEXT,
    "hash" TEXT NOT NULL,
    "used" INTEGER NOT NULL,
    "startedAt" DATETIME NOT NULL,
    "revealedAt" DATETIME,
    CONSTRAINT "Seed_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_Seed" ("campaignId", "hash", "id", "number", "revealedAt", "secret", "startedAt", "used") SELECT "campaignId", "hash", "id", "number", "revealedAt", "secret", "startedAt", "used" FROM "Seed";
DROP TABLE "Seed";
ALTER TABLE "new_Seed" RENAME TO "Seed";
CREATE UNIQUE INDEX "Seed_campaignId_number_key" ON "Seed"("campaignId", "number");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;
