-- AlterTable
ALTER TABLE "Scene" ADD COLUMN "hidden" BOOLEAN NOT NULL DEFAULT false;
