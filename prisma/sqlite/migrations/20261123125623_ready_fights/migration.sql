-- CreateTable
CREATE TABLE "Ready" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "campaignId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "openIn" TEXT,
    "fight" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "openedBy" TEXT NOT NULL,
    "messageId" TEXT,
    "encounterId" TEXT,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Ready_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "ReadyHero" (
    "readyId" TEXT NOT NULL,
    "hero" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "characterId" TEXT,
    "kept" BOOLEAN NOT NULL DEFAULT false,

    PRIMARY KEY ("readyId", "hero"),
    CONSTRAINT "ReadyHero_readyId_fkey" FOREIGN KEY ("readyId") REFERENCES "Ready" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Ready_openIn_key" ON "Ready"("openIn");

-- CreateIndex
CREATE UNIQUE INDEX "Ready_encounterId_key" ON "Ready"("encounterId");

-- CreateIndex
CREATE INDEX "Ready_campaignId_idx" ON "Ready"("campaignId");

-- CreateIndex
CREATE INDEX "ReadyHero_userId_idx" ON "ReadyHero"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "ReadyHero_readyId_userId_key" ON "ReadyHero"("readyId", "userId");
