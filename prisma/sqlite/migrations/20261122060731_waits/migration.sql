-- AlterTable
ALTER TABLE "Encounter" ADD COLUMN "restingSince" DATETIME;

-- CreateTable
CREATE TABLE "Wait" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "campaignId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "encounterId" TEXT,
    "decisionId" TEXT,
    "actorId" TEXT,
    "ownerId" TEXT,
    "since" DATETIME NOT NULL,
    "step" INTEGER NOT NULL,
    "stepAt" DATETIME NOT NULL,
    "dueAt" DATETIME,
    "claimedBy" TEXT,
    "claimedUntil" DATETIME,
    CONSTRAINT "Wait_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Wait_encounterId_fkey" FOREIGN KEY ("encounterId") REFERENCES "Encounter" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "Wait_decisionId_fkey" FOREIGN KEY ("decisionId") REFERENCES "Decision" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "StandingOrder" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "campaignId" TEXT NOT NULL,
    "characterId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "optionId" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "gauge" TEXT,
    "atLeast" INTEGER,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "StandingOrder_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "QueuedAct" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "campaignId" TEXT NOT NULL,
    "encounterId" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "intent" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "QueuedAct_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "Wait_dueAt_idx" ON "Wait"("dueAt");

-- CreateIndex
CREATE INDEX "Wait_ownerId_idx" ON "Wait"("ownerId");

-- CreateIndex
CREATE INDEX "Wait_campaignId_idx" ON "Wait"("campaignId");

-- CreateIndex
CREATE INDEX "Wait_encounterId_idx" ON "Wait"("encounterId");

-- CreateIndex
CREATE INDEX "Wait_decisionId_idx" ON "Wait"("decisionId");

-- CreateIndex
CREATE INDEX "Wait_claimedBy_idx" ON "Wait"("claimedBy");

-- CreateIndex
CREATE INDEX "StandingOrder_campaignId_idx" ON "StandingOrder"("campaignId");

-- CreateIndex
CREATE UNIQUE INDEX "StandingOrder_characterId_code_key" ON "StandingOrder"("characterId", "code");

-- CreateIndex
CREATE INDEX "QueuedAct_encounterId_actorId_idx" ON "QueuedAct"("encounterId", "actorId");

-- CreateIndex
CREATE INDEX "QueuedAct_userId_idx" ON "QueuedAct"("userId");
