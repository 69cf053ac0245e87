-- CreateTable
CREATE TABLE "Portrait" (
    "characterId" TEXT NOT NULL PRIMARY KEY,
    "type" TEXT NOT NULL,
    "data" TEXT NOT NULL,
    "changedAt" DATETIME NOT NULL,
    CONSTRAINT "Portrait_characterId_fkey" FOREIGN KEY ("characterId") REFERENCES "Character" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Webhook" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "channelId" TEXT NOT NULL,
    "face" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "shows" DATETIME,
    "usedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "Speech" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "interactionId" TEXT NOT NULL,
    "campaignId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "messageId" TEXT,
    "webhookId" TEXT,
    "characterId" TEXT,
    "name" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    CONSTRAINT "Speech_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "Scene" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "interactionId" TEXT NOT NULL,
    "campaignId" TEXT NOT NULL,
    "channelId" TEXT,
    "parentId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "openedBy" TEXT NOT NULL,
    "openedAt" DATETIME NOT NULL,
    "closedAt" DATETIME,
    CONSTRAINT "Scene_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "Campaign" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "SceneMember" (
    "sceneId" TEXT NOT NULL,
    "characterId" TEXT NOT NULL,

    PRIMARY KEY ("sceneId", "characterId"),
    CONSTRAINT "SceneMember_sceneId_fkey" FOREIGN KEY ("sceneId") REFERENCES "Scene" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "SceneMember_characterId_fkey" FOREIGN KEY ("characterId") REFERENCES "Character" ("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "Webhook_channelId_face_key" ON "Webhook"("channelId", "face");

-- CreateIndex
CREATE UNIQUE INDEX "Speech_interactionId_key" ON "Speech"("interactionId");

-- CreateIndex
CREATE UNIQUE INDEX "Speech_messageId_key" ON "Speech"("messageId");

-- CreateIndex
CREATE INDEX "Speech_channelId_createdAt_idx" ON "Speech"("channelId", "createdAt");

-- CreateIndex
CREATE INDEX "Speech_userId_idx" ON "Speech"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Scene_interactionId_key" ON "Scene"("interactionId");

-- CreateIndex
CREATE INDEX "Scene_campaignId_closedAt_idx" ON "Scene"("campaignId", "closedAt");

-- CreateIndex
CREATE INDEX "Scene_channelId_idx" ON "Scene"("channelId");
