-- AlterTable
ALTER TABLE "StandingOrder" ADD COLUMN "encounterId" TEXT;

-- RedefineTables
PRAGMA defer_foreign_keys=ON;
PRAGMA foreign_keys=OFF;
CREATE TABLE "new_QueuedAct" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "campaignId" TEXT NOT NULL,
    "encounterId" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "intent" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "soon" BOOLEAN NOT NULL DEFAULT false,
    "terms" TEXT,
    "held" TEXT NOT NULL DEFAULT 'no',
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "QueuedAct_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);
INSERT INTO "new_QueuedAct" ("actorId", "campaignId", "createdAt", "encounterId", "id", "intent", "label", "userId") SELECT "actorId", "campaignId", "createdAt", "encounterId", "id", "intent", "label", "userId" FROM "QueuedAct";
DROP TABLE "QueuedAct";
ALTER TABLE "new_QueuedAct" RENAME TO "QueuedAct";
CREATE INDEX "QueuedAct_encounterId_actorId_idx" ON "QueuedAct"("encounterId", "actorId");
CREATE INDEX "QueuedAct_userId_idx" ON "QueuedAct"("userId");
PRAGMA foreign_keys=ON;
PRAGMA defer_foreign_keys=OFF;

-- CreateIndex
CREATE INDEX "StandingOrder_encounterId_idx" ON "StandingOrder"("encounterId");
